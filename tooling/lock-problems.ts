interface LockedPackage {
  integrity?: string
  resolved?: string
  inBundle?: boolean
}

const REGISTRY = 'https://registry.npmjs.org/'
const STRONG = /^sha512-[\w+/]{86}==$/

/**
 * Returns entries of a lock file that could install something other than the reviewed package, by path with the reason.
 */
export function lockProblems(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { integrity = '', resolved = REGISTRY, inBundle }]) => {
    if (path === '' || inBundle) return []
    if (!STRONG.test(integrity)) return [`${path}: has no sha512 integrity`]
    return resolved.startsWith(REGISTRY) ? [] : [`${path}: comes from ${resolved}`]
  })
}
