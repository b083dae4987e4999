"""placeholder"""

from engine.guide import Guide

CRAZY_EIGHTS_GUIDE = Guide(summary=())
MAU_MAU_GUIDE = Guide(summary=())
