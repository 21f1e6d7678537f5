import module from 'node:module'

/** Node parses a package's exports again for each of its files; drizzle-orm has hundreds of both. */
const OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/
const OWN_FILE = /^\.\.?\/.*\.js$/

module.registerHooks?.({
  resolve: (specifier, context, next) => {
    const isOfDrizzle = OWN_FILE.test(specifier) && OF_DRIZZLE.test(context.parentURL ?? '')
    if (!isOfDrizzle) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
