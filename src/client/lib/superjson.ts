export { deserialize } from 'superjson'
