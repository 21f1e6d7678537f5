import { configure, queries, within } from '@testing-library/dom'
import { Window } from 'happy-dom'
import type { createTestApp } from './create-test-app.ts'

type Shop = Pick<ReturnType<typeof createTestApp>, 'app' | 'deps'>

export type Page = Awaited<ReturnType<ReturnType<typeof newVisitor>['open']>>

const MOST_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]

/** To ask within a part of a page. */
export const part = (element: HTMLElement) => within(element, queries)

// Whether something can be seen is a question for a browser; here it only has to be there.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? 'an element') })

/**
 * A visitor whose browser runs no scripts: opens addresses, follows links, submits forms and keeps cookies. Queries the
 * HTML by role and name (`getByRole('link', { name: 'Next' })`), within milliseconds.
 */
export function newVisitor({ app, deps }: Shop, headers: Record<string, string> = {}) {
  const window = new Window({ url: deps.env.PUBLIC_URL })
  // Styles are not applied: to compute them would take most of the time.
  Object.assign(window, { getComputedStyle: () => ({ getPropertyValue: () => '', content: 'none' }) })
  const cookies = new Map((headers.cookie ?? '').split('; ').flatMap((pair) => (pair ? [halves(pair)] : [])))

  async function request(path: string, init: RequestInit = {}, redirects = 0) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.request(path, {
      ...init,
      headers: { origin: deps.env.PUBLIC_URL, ...headers, ...(cookie && { cookie }), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    const target = response.headers.get('location')
    if (!target || !REDIRECTS.includes(response.status)) return pageOf(path, response)
    if (redirects === MOST_REDIRECTS) throw new Error(`${path} redirects without end`)
    return request(resolved(target, path), {}, redirects + 1)
  }

  function keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name, value] = halves(pair)
    if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }

  async function pageOf(address: string, response: Response) {
    const html = await response.text()
    const document = parse(html)
    const byRole = part(document.body)

    function control(name: string | RegExp) {
      const element = byRole.getByLabelText(name, { selector: 'input, select, textarea' })
      return element as HTMLInputElement
    }

    return {
      ...byRole,
      /** With its query and fragment, after all redirects. */
      address,
      status: response.status,
      headers: response.headers,
      html,
      document,
      /** The field that is labelled so. */
      control,
      fill(name: string | RegExp, value: string) {
        control(name).value = value
      },
      /** Sends the form of a field, as the Enter key does. */
      enter(name: string | RegExp) {
        const button = control(name).form?.querySelector<HTMLButtonElement>('button:not([type=button])')
        if (!button) throw new Error(`The form of ${name} has no button`)
        return submit(button, address)
      },
      check(name: string | RegExp) {
        control(name).checked = true
      },
      /** Opens the address of a link, given itself or by its name. */
      follow(link: string | RegExp | HTMLElement) {
        const element =
          link instanceof Object && 'getAttribute' in link ? link : byRole.getByRole('link', { name: link })
        const href = element.getAttribute('href')
        if (href === null) throw new Error(`${element.outerHTML} leads nowhere`)
        return request(resolved(href, address))
      },
      /** Sends the form of a button, given itself or by its name. */
      press(button: string | RegExp | HTMLElement) {
        const element =
          button instanceof Object && 'getAttribute' in button
            ? button
            : byRole.getByRole('button', { name: button })
        return submit(element as HTMLButtonElement, address)
      },
    }
  }

  function submit(button: HTMLButtonElement, address: string) {
    const { form } = button
    if (!form || button.disabled || button.type !== 'submit')
      throw new Error(`${button.outerHTML} sends no form`)
    const data = new window.FormData(form as never, button as never)
    const fields = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
    const method = (button.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toUpperCase()
    const action = resolved(button.getAttribute('formaction') ?? form.getAttribute('action') ?? '', address)
    if (method === 'POST') return request(action, { method, body: fields })
    return request(`${action.replace(/[?#].*/, '')}?${fields}`)
  }

  function parse(html: string) {
    const document = new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document
    // The parser often has another option chosen than the one that says so.
    for (const option of document.querySelectorAll<HTMLOptionElement>(
      'select:not([multiple]) option[selected]',
    ))
      option.selected = true
    return document
  }

  return { open: (path: string) => request(path), cookies }
}

function halves(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

/** From the page at `base`: an address of the shop without its host, any other whole. */
function resolved(address: string, base: string): string {
  const url = new URL(address, new URL(base, 'http://shop.invalid'))
  return url.host === 'shop.invalid' ? `${url.pathname}${url.search}${url.hash}` : url.href
}
