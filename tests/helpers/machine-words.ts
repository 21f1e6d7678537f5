/** Words that must never appear in responses: those of the runtime, the database and the machine. */
export const MACHINE_WORDS = new RegExp(
  [
    'Cannot (?:read|set|convert|destructure|access)',
    'is not (?:a function|iterable|defined)',
    'Unexpected (?:token|end)',
    '\\bat (?:async )?[\\w.<>]+ \\(',
    '\\.[cm]?[jt]sx?:\\d+',
    'node_modules|node:internal',
    'SQLITE_|SqliteError|TypeError|RangeError|SyntaxError|ReferenceError|ZodError',
    'no such (?:table|column)|constraint failed',
    '\\b(?:select|delete) (?:"|\\* )?.{0,40} from "|insert into "|update "\\w+" set',
    '/(?:tmp|home|root|usr|var|work)/',
  ].join('|'),
  'i',
)
