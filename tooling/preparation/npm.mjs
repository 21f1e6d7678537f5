import { existsSync } from 'node:fs'
import { projectRoot, systemPath } from './paths.mjs'
import { run } from './run.mjs'

const env = {
  npm_config_loglevel: 'error',
  npm_config_update_notifier: 'false',
  npm_config_progress: 'false',
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
}

/** Runs npm with the machine's own Node: the one inside node_modules may be replaced in the meantime. */
export function npm(failure, args) {
  const [command, ...first] = npmCommand()
  return run(failure, command, [...first, ...args], { env: { ...env, PATH: systemPath() } })
}

function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const isUsable = script?.endsWith('npm-cli.js') && existsSync(script) && node && existsSync(node)
  return isUsable && !node.startsWith(projectRoot) ? [node, script] : ['npm']
}
