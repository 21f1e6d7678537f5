interface Advisory {
  id: string
  package: string
  /** The first version without it, for each major version that got one. */
  fixedIn: string[]
}

interface Accepted {
  id: string
  path: string
  reason: string
}

interface AdvisoryList {
  advisories: Advisory[]
  accepted: Accepted[]
}

type Version = [major: number, minor: number, patch: number]

/** The packages of a lock file that an advisory speaks of, and what was accepted but is gone: by path, with the advisory. */
export function knownVulnerabilities(
  packages: Record<string, { version?: string }>,
  { advisories, accepted }: AdvisoryList,
): string[] {
  const vulnerabilities = Object.entries(packages).flatMap(([path, { version = '0.0.0' }]) =>
    advisories
      .filter(
        (advisory) => path.endsWith(`node_modules/${advisory.package}`) && isAffected(version, advisory),
      )
      .map(({ id }) => ({ id, path, version })),
  )
  const isAccepted = (one: { id: string; path: string }) =>
    accepted.some(({ id, path }) => id === one.id && path === one.path)
  const stale = accepted.filter(
    (one) => !vulnerabilities.some(({ id, path }) => id === one.id && path === one.path),
  )
  return [
    ...vulnerabilities
      .filter((one) => !isAccepted(one))
      .map(({ id, path, version }) => `${path}: ${version} has ${id}`),
    ...stale.map(({ id, path }) => `${path}: ${id} was accepted and is no longer there`),
  ]
}

/** Older than the fix of its own major version, or, where that got none, than the last fix of all. */
function isAffected(version: string, { fixedIn }: Advisory): boolean {
  const own = parsed(version)
  const fixes = fixedIn.map(parsed)
  const ofMajor = fixes.find(([major]) => major === own[0]) ?? fixes.at(-1)
  return ofMajor !== undefined && isBefore(own, ofMajor)
}

function isBefore(one: Version, other: Version): boolean {
  const at = one.findIndex((part, index) => part !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

function parsed(version: string): Version {
  const [major = 0, minor = 0, patch = 0] = (version.split('-')[0] ?? '').split('.').map(Number)
  return [major, minor, patch]
}
