/** Words that each plain object answers for, though nobody gave them: `constructor`, `__proto__`, `toString`. */
export const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype)
