/** The reason that a network's report could not be read. The message is a sentence for a person, without any token. */
export class ReportError extends Error {
  override name = 'ReportError'
}
