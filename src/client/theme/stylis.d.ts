/** The part of stylis that site-css.ts uses; the package has no types of its own. */
declare module 'stylis' {
  interface Element {
    type: string
    value: string
    children: Element[] | string
  }
  export function compile(css: string): Element[]
  export function serialize(elements: Element[], stringify: (element: Element) => string): string
  export function stringify(element: Element): string
}
