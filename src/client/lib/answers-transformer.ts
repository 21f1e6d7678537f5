import type { SuperJSONResult } from 'superjson'

let superjson: typeof import('#client/lib/superjson.ts') | undefined

export const answersTransformer = {
  serialize: (json: unknown) => ({ json }),
  /** Safe: `T` is the procedure's own type, inferred from the router. */
  deserialize<T>(answer: SuperJSONResult): T {
    if (!answer.meta) return answer.json as T
    if (!superjson) throw new Error('A response arrived before anything could read it')
    return superjson.deserialize(answer)
  },
}

/** superjson loads with the first answer that JSON alone cannot carry: 3 kB that few visitors need. */
export async function fetchAnswers(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  const text = await response.text()
  await readyFor(text)
  return new Response(text, response)
}

export async function readyFor(text: string): Promise<void> {
  if (text.includes('"meta":')) superjson ??= await import('#client/lib/superjson.ts')
}
