/** Preloaded by a program of a test: to it, and to its threads, it is the moment of STOPPED_AT. */
const stoppedAt = Date.parse(process.env.STOPPED_AT ?? '')
if (Number.isNaN(stoppedAt)) throw new Error('STOPPED_AT is no moment')

globalThis.Date = class extends Date {
  /** @param {ConstructorParameters<DateConstructor>} given */
  constructor(...given) {
    super(...(given.length === 0 ? [stoppedAt] : given))
  }

  static now() {
    return stoppedAt
  }
}
