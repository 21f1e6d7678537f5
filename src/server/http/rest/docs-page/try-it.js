const keyField = document.querySelector('#api-key')

for (const form of document.querySelectorAll('form[data-path]')) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { question } = form.dataset
    if (question && !confirm(question)) return
    send(form)
  })
}

async function send(form) {
  const button = form.querySelector('button')
  const output = form.querySelector('output')
  button.disabled = true
  output.textContent = 'Waiting for the answer...'
  try {
    output.textContent = await answerTo(form)
  } catch {
    output.textContent = 'No answer came. Check that you are online, and try again.'
  }
  button.disabled = false
}

async function answerTo(form) {
  const { path, method } = form.dataset
  const query = new URLSearchParams()
  let address = path
  for (const field of form.querySelectorAll('input')) {
    if (field.dataset.in === 'path')
      address = address.replace(`{${field.name}}`, encodeURIComponent(field.value))
    else if (field.value !== '') query.set(field.name, field.value)
  }
  const body = form.querySelector('textarea')?.value
  const headers = {}
  if (keyField.value.trim()) headers.Authorization = `Bearer ${keyField.value.trim()}`
  if (body) headers['Content-Type'] = 'application/json'
  const started = performance.now()
  const response = await fetch(query.size > 0 ? `${address}?${query}` : address, { method, headers, body })
  const text = await response.text()
  const ms = Math.round(performance.now() - started)
  return `${response.status} ${response.statusText} in ${ms} ms\n\n${pretty(text)}`
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text.slice(0, 20_000)
  }
}
