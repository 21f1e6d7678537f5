import type { SystemStyleObject } from '@chakra-ui/react'

/** Class rules in Chakra's style language: compiled once at build time, so that they cost nothing at render. */
export type StyleRules = Record<string, SystemStyleObject>

/** Class rules under a condition, such as `@media (scripting: none)`. */
export type ConditionalRules = Record<`@${string}`, StyleRules>
