/** The mark: a blanket tucked around one small circle. */
export function SiteMark() {
  return (
    <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
      <path
        d="M13 53V33a19 19 0 0 1 38 0v20"
        fill="none"
        stroke="currentColor"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="32" cy="47.5" r="8" fill="#E4735C" />
    </svg>
  )
}
