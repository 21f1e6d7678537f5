import { html } from 'hono/html'
import type { Operation } from '#server/http/rest/document/describe.ts'
import { resolve, type Schema, type Schemas } from '#server/http/rest/document/example.ts'

export interface Call {
  method: string
  path: string
  operation: Operation
}

export function callSection(call: Call, schemas: Schemas) {
  const { method, path, operation } = call
  const body = operation.requestBody?.content['application/json']
  return html`<section class="call" id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
<h3 id="${operation.operationId}-title">${operation.summary}</h3>
<div class="address"><span class="method">${method}</span><code>/api${path}</code></div>
${operation.description && html`<p>${operation.description}</p>`}
${whoMayCall(operation)}
${operation.parameters?.length ? parameterTable(operation.parameters) : ''}
${body?.schema ? bodyTable(resolve(body.schema, schemas), schemas) : ''}
${answers(operation)}
${tryIt(call, body?.example)}
</section>`
}

function whoMayCall({ security = [] }: Operation) {
  const scope = security.flatMap(({ apiKey }) => apiKey ?? []).join()
  if (security.some((one) => 'session' in one))
    return html`<p class="key">Needs an API key with the scope <code>${scope}</code>, or a session on this site.</p>`
  if (scope === 'read') return ''
  return html`<p class="key">Open to everyone. If you send a key, it needs the scope <code>${scope}</code>.</p>`
}

function parameterTable(parameters: NonNullable<Operation['parameters']>) {
  const rows = parameters.map(({ name, schema, required = false }) => row(name, schema, required))
  return table('Parameters', rows)
}

function bodyTable({ properties = {}, required = [] }: Schema, schemas: Schemas) {
  const rows = Object.entries(properties).map(([name, schema]) =>
    row(name, resolve(schema, schemas), required.includes(name)),
  )
  return table('Body', rows)
}

function row(name: string, schema: Schema, isRequired: boolean) {
  const type = [schema.type ?? 'any'].flat().join(' or ')
  return html`<tr><td><code>${name}</code></td><td>${type}${isRequired ? ', required' : ''}</td><td>${meaning(schema)}</td></tr>`
}

function table(title: string, rows: unknown[]) {
  return html`<h4>${title}</h4><div class="scroll" tabindex="0" role="group" aria-label="${title}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

function meaning(schema: Schema): string {
  const { description, enum: choices, default: fallback, minimum, maximum, maxLength } = schema
  return [
    description,
    choices && `one of ${choices.filter((choice) => choice !== null).join(', ')}`,
    minimum !== undefined && Number.isSafeInteger(minimum) && `at least ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    fallback !== undefined && `${fallback} when left out`,
  ]
    .filter(Boolean)
    .join('; ')
}

function answers({ responses }: Operation) {
  const items = Object.entries(responses).map(([status, { description, content }]) => {
    const [[type = '', { example } = {}] = []] = Object.entries(content ?? {})
    const sample = example === undefined ? type : JSON.stringify(example, null, 2)
    return html`<details><summary><code>${status}</code> ${description}</summary><pre tabindex="0">${sample}</pre></details>`
  })
  return html`<h4>Answers</h4>${items}`
}

const QUESTIONS = new Map(
  Object.entries({
    'POST /products/clear': 'Delete all products of the shop? A backup is taken first.',
    'DELETE /favorites': 'Remove this product from the favorites of the account?',
  }),
)

function tryIt({ method, path, operation }: Call, example: unknown) {
  const id = operation.operationId
  const question = QUESTIONS.get(`${method} ${path}`)
  const fields = (operation.parameters ?? []).map(({ name, schema, in: place, required }) => {
    const value = required && schema.example !== undefined ? String(schema.example) : ''
    return html`<label for="${id}-${name}">${name}</label>
<input id="${id}-${name}" name="${name}" data-in="${place}" value="${value}"${required ? ' required' : ''} autocomplete="off">`
  })
  const body =
    example === undefined
      ? ''
      : html`<label for="${id}-body">Body</label>
<textarea id="${id}-body" spellcheck="false">${JSON.stringify(example, null, 2)}</textarea>`
  return html`<form hidden data-method="${method}" data-path="/api${path}" ${question && html`data-question="${question}"`} aria-label="Try ${method} /api${path}">
<h4>Try it</h4>
${fields}
${body}
<button type="submit">Send</button>
<output tabindex="0" aria-label="Answer"></output>
</form>`
}
