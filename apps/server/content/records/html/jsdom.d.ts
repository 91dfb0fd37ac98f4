/** The part of jsdom that the tests use; it has no types of its own. */
declare module 'jsdom' {
  export interface TestElement {
    innerHTML: string
    readonly outerHTML: string
    readonly attributes: Iterable<{ name: string; value: string }>
    matches(selector: string): boolean
    dispatchEvent(event: object): void
  }

  export class JSDOM {
    constructor(html: string, options: { runScripts: 'dangerously' })
    readonly window: {
      Event: new (type: string) => object
      close(): void
      document: {
        write(html: string): void
        querySelector(selector: string): TestElement | null
        querySelectorAll(selector: string): Iterable<TestElement>
      }
    }
  }
}
