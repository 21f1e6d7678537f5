const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** fetch with a size limit: reading stops with an error at two megabytes. Follows no redirects. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (!response.body) return response
  let read = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > MAX_ANSWER_BYTES) controller.error(new Error('The answer is too large'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers })
}
