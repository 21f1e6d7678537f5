/**
 * Browser translation replaces text nodes with elements, which React does not see. React would update detached texts,
 * and fail where it removes one. So React gets its own texts back before it changes their surroundings, and the browser
 * translates the new text.
 */
export function keepOwnTexts(takenOver: string) {
  const textOf = new WeakMap<Node, Node>()
  const elementOf = new WeakMap<Node, Element>()

  const restore = (elements: Iterable<Element>) => {
    for (const element of [...elements]) {
      const text = textOf.get(element)
      if (text) element.replaceWith(text)
    }
  }
  /** Returns the child, or the element around it; null if it was removed. */
  const inside = (parent: Node, child: Node) => {
    if (child.parentNode !== parent && parent instanceof Element) restore(parent.children)
    let node: Node | null = child
    while (node && node.parentNode !== parent) node = node.parentNode
    return node
  }
  function guard() {
    const { insertBefore, removeChild } = Node.prototype
    Node.prototype.removeChild = function (child) {
      const node = inside(this, child)
      if (node) removeChild.call(this, node)
      return child
    }
    Node.prototype.insertBefore = function (node, next) {
      insertBefore.call(this, node, next && inside(this, next))
      return node
    }
    addEventListener(takenOver, () => restore(document.querySelectorAll('font')))
    guarding = true
  }
  let guarding = false

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
        const element = [addedNodes[0], previousSibling, nextSibling].find(
          (node) => node instanceof Element && node.localName === 'font' && !textOf.has(node),
        )
        if (!(element instanceof Element)) continue
        textOf.set(element, text)
        elementOf.set(text, element)
        observer.observe(text, { characterData: true })
        if (!guarding) guard()
      }
      const parent = target.isConnected ? undefined : elementOf.get(target)?.parentElement
      if (parent) restore(parent.children)
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}
