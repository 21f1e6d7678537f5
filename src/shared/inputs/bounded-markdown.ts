import { Lexer, type MarkedOptions, type Token, type TokensList } from 'marked'
import type { z } from 'zod'

const WORD_MAX_LENGTH = 2_000
const LEVELS_MAX = 16
/** About 75 ms, at 15 ns a unit (decision 88). */
const WORK_MAX = 5_000_000
const WORK_OF_A_RUN = 300
const LINES_OF_A_UNIT = 8
/** Each makes the library search the rest of its paragraph for a counterpart. */
const OPENERS = /[*_~[`<!]/g
const DEEP_LINE = /^(?:[ \t]*(?:[*+-][ \t]|\d{1,9}[.)][ \t]|>)){50}/m
/** Lists and quotes end here at the latest, whatever their lines continue with. */
const NEW_STRETCH = /\n[ \t]*\n(?=[^ \t\n])/

const LONG_WORD = `Use at most ${WORD_MAX_LENGTH} characters without a space`
const TOO_DEEP = `Nest quotes and lists at most ${LEVELS_MAX} levels deep`
const TOO_MUCH =
  'Simplify this text: use fewer Markdown marks such as * or [, and divide long paragraphs and lists with blank lines'

/** Explains how to change a text that would take too long to render, or could not be shown. */
export class MarkdownFault extends Error {}

/** Reads Markdown for all renderers of the site, with additions to its syntax. Throws a MarkdownFault. */
export function readMarkdown(text: string, syntax?: MarkedOptions<string, string>): Token[] {
  if (text.split(/\s/).some((word) => word.length > WORD_MAX_LENGTH)) throw new MarkdownFault(LONG_WORD)
  if (DEEP_LINE.test(text)) throw new MarkdownFault(TOO_DEEP)
  return new BoundedLexer(syntax).lex(text)
}

/** Reports as field issues the faults found by `readMarkdown` and by `faultOf`. */
export function refuseUnreadable(
  text: string,
  context: z.RefinementCtx<string>,
  faultOf: (tokens: Token[]) => string | undefined = () => undefined,
  syntax?: MarkedOptions<string, string>,
): void {
  try {
    const fault = faultOf(readMarkdown(text, syntax))
    if (fault !== undefined) throw new MarkdownFault(fault)
  } catch (error) {
    if (!(error instanceof MarkdownFault)) throw error
    context.addIssue({ code: 'custom', message: error.message })
  }
}

/**
 * Counts the work that a text causes, by the lengths searched, and stops at a limit. The result is the same on each
 * run.
 */
class BoundedLexer extends Lexer<string, string> {
  #work = 0
  #level = 0

  override blockTokens(text: string, tokens?: Token[], isClipped?: boolean): Token[]
  override blockTokens(text: string, tokens?: TokensList, isClipped?: boolean): TokensList
  override blockTokens(text: string, tokens?: TokensList, isClipped?: boolean): TokensList {
    const list = tokens ?? Object.assign([], { links: this.tokens.links })
    this.#within(workOfBlocks(text), () => super.blockTokens(text, list, isClipped))
    return list
  }

  override inlineTokens(text: string, tokens?: Token[]) {
    return this.#within(workOfRun(text), () => super.inlineTokens(text, tokens))
  }

  #within<Result>(work: number, read: () => Result): Result {
    this.#work += work
    this.#level += 1
    if (this.#level > LEVELS_MAX) throw new MarkdownFault(TOO_DEEP)
    if (this.#work > WORK_MAX) throw new MarkdownFault(TOO_MUCH)
    const result = read()
    this.#level -= 1
    return result
  }
}

function workOfRun(text: string): number {
  const openers = text.match(OPENERS)?.length ?? 0
  return WORK_OF_A_RUN + text.length * (1 + openers)
}

/** Lines that continue a list or a quote are joined to all lines before them. */
function workOfBlocks(text: string): number {
  const stretches = text.split(NEW_STRETCH)
  const work = stretches.reduce((sum, stretch) => sum + stretch.length * stretch.split('\n').length, 0)
  return WORK_OF_A_RUN + text.length + work / LINES_OF_A_UNIT
}
