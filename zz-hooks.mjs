import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { return /\.css(\?|$)/.test(url) ? { format: 'module', source: 'export default ""', shortCircuit: true } : next(url, context) } })
