import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { PAGE_IS_TAKEN_OVER } from '#client/early/page-is-live.ts'
import { keepOwnTexts } from '#client/early/translated-texts.ts'

/** `<p>two<b>three</b></p>`, with the text as React knows it, in a page that runs the script. */
function newPage() {
  const window = new Window()
  const { document } = window
  const script = `(${keepOwnTexts})('${PAGE_IS_TAKEN_OVER}')`
  new Function('{ document, Node, Element, MutationObserver, addEventListener }', script)(
    Object.assign(window, { addEventListener: window.addEventListener.bind(window) }),
  )
  document.body.innerHTML = '<p>two<b>three</b></p>'
  const [p, text] = [document.querySelector('p'), document.querySelector('p')?.firstChild]
  if (!p || !text) throw new Error('a paragraph')
  const seen = () => window.happyDOM.waitUntilComplete()
  return { window, document, p, text, seen, translate: () => translate(window, text, seen) }
}

/** As a browser does it. */
async function translate({ document }: Window, text: ChildNodeOf, seen: () => Promise<void>) {
  const outer = document.createElement('font')
  outer.innerHTML = '<font>två</font>'
  text.parentNode?.replaceChild(outer, text)
  await seen()
}

type ChildNodeOf = NonNullable<ReturnType<Window['document']['createElement']>['firstChild']>

test('removes the translation together with its text node', async () => {
  const { p, text, translate } = newPage()
  await translate()
  expect(p.textContent).toBe('tvåthree')
  expect(p.removeChild(text)).toBe(text)
  expect(p.textContent).toBe('three')
})

test('inserts a node before the translated text', async () => {
  const { document, p, text, translate } = newPage()
  await translate()
  p.insertBefore(document.createTextNode('one'), text)
  expect(p.textContent).toBe('onetwothree')
})

test('shows a changed text instead of its old translation', async () => {
  const { p, text, seen, translate } = newPage()
  await translate()
  text.nodeValue = '2'
  await seen()
  expect(p.textContent).toBe('2three')
})

test('restores the original texts before hydration', async () => {
  const { window, p, text, translate } = newPage()
  await translate()
  window.dispatchEvent(new window.Event(PAGE_IS_TAKEN_OVER))
  expect(p.firstChild).toBe(text)
})

test('leaves an untranslated page alone', async () => {
  const { window, document, p, text, seen } = newPage()
  const { removeChild } = window.Node.prototype
  p.replaceChild(document.createElement('i'), text)
  await seen()
  expect(window.Node.prototype.removeChild).toBe(removeChild)
})
