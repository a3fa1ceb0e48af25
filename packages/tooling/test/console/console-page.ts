import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Text that would do harm if it were read as markup. */
export const hostile = '<img src=x onerror="alert(1)"> & "quoted"'

/** The day on which the console is open. */
export const today = '2026-11-20'

/** What was sent to the service: method and path, and the body. */
type Sent = readonly [request: string, body?: unknown]

/** The console in a document without a browser, and what a person does in it. */
interface ConsolePage {
  /** Answers by method and path without its parameters, such as `GET keys`; an Error: the service does not answer. */
  answers: Record<string, (() => Response | Promise<Response>) | object | Error>
  sent: Sent[]
  /** What the calls gave as their right. */
  rights: Set<string | undefined>
  readonly main: Element
  /** Shows a view, with failures as `main.js` shows them. */
  show(script: string, view: string): Promise<void>
  /** Texts of the cells, row by row, of the table with this caption. */
  cells(caption: string): readonly (readonly string[])[]
  alerts(): readonly string[]
  button(label: string): HTMLElement | undefined
  press(label: string): Promise<void>
  field(name: string): HTMLInputElement
  /** Fills a field in, or chooses in it. */
  fill(name: string, value: string): Promise<void>
  submit(): Promise<void>
  /** The hostile text is shown as text: nothing of it has become an element, also not when the page is written and read again. */
  expectHarmless(): void
}

const assets = new URL('../../../service/src/console/assets/', import.meta.url)

let loaded = 0

/** A script as the service serves it, without types; one that runs when it is loaded runs anew. */
export const loadScript = (name: string) => import(new URL(`${name}?${++loaded}`, assets).href)

export const failure =
  (status: number, detail: string, code = 'unknown') =>
  () =>
    Response.json({ detail, code }, { status })

let open = 0

/** The page on which the scripts find themselves, new for each test of the file. */
export function useConsole(hash = ''): ConsolePage {
  const page: { -readonly [Name in keyof ConsolePage]: ConsolePage[Name] } = {
    answers: {},
    sent: [],
    rights: new Set(),
    main: null!,
    ...actions,
  }
  beforeEach(() => {
    const { document, Node } = parseHTML(
      '<!doctype html><html><body><nav hidden></nav><p class="account" hidden></p><main id="main"></main></body></html>',
    )
    addForms(document)
    Object.defineProperty(document, 'baseURI', { value: 'https://citable.example.com/' })
    const stored = new Map([['citable-key', 'key']])
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: new Date(`${today}T12:00:00Z`) })
    vi.stubGlobal('document', document)
    vi.stubGlobal('Node', Node)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('location', { hash, pathname: '/console' })
    vi.stubGlobal('history', { replaceState: (_state: null, _title: string, url: string) => (location.hash = url.slice(url.indexOf('#'))) })
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    })
    vi.stubGlobal(
      'fetch',
      async (url: URL, { method = 'GET', body, headers }: { method?: string; body?: string; headers?: Record<string, string> } = {}) => {
        const path = url.pathname.replace(/^\/(v1\/)?/, '')
        page.sent.push(body === undefined ? [`${method} ${path}${url.search}`] : [`${method} ${path}${url.search}`, JSON.parse(body)])
        if (url.pathname.startsWith('/v1/')) page.rights.add(headers?.authorization)
        const answer = page.answers[`${method} ${path}`]
        if (answer === undefined) throw new Error(`${method} ${path} has no answer`)
        if (answer instanceof Error) throw answer
        const response: Response = typeof answer === 'function' ? await answer() : Response.json(answer)
        const read = response.json.bind(response)
        response.json = () => {
          open++
          return read().finally(() => open--)
        }
        return response
      },
    )
    // asked for once, however many views are shown
    page.answers = { 'GET console/checks.json': { known: 'A known check' } }
    page.sent = []
    page.rights = new Set()
    page.main = document.querySelector('main')!
  })
  afterEach(() => {
    // what waits is looked at again while it is shown
    page.main.replaceChildren()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return page
}

/** Nothing is asked or read any more. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = open === 0 ? quiet + 1 : 0) await new Promise((resolve) => setImmediate(resolve))
}

export const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

const actions: Omit<ConsolePage, 'answers' | 'sent' | 'rights' | 'main'> & ThisType<ConsolePage> = {
  async show(script, view) {
    const scripts = await loadScript(script)
    this.main.replaceChildren(
      ...scripts[view]((place: Element, error: Error) => {
        const alert = document.createElement('p')
        alert.setAttribute('role', 'alert')
        alert.textContent = error.message
        place.replaceChildren(alert)
      }),
    )
    await settled()
  },
  cells(caption) {
    const table = [...this.main.querySelectorAll('table')].find((each) => textOf(each.querySelector('caption')) === caption)
    return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map(textOf))
  },
  alerts() {
    return [...this.main.querySelectorAll('[role=alert]')].map(textOf)
  },
  button(label) {
    return [...this.main.querySelectorAll<HTMLElement>('button')].find((button) => textOf(button) === label)
  },
  async press(label) {
    const button = this.button(label)
    expect(button, `a button "${label}"`).toBeDefined()
    button!.click()
    await settled()
  },
  field(name) {
    return this.main.querySelector(`[name=${name}]`) as HTMLInputElement
  },
  async fill(name, value) {
    const input = this.field(name)
    input.value = value
    input.dispatchEvent(new (document.defaultView as unknown as { Event: typeof Event }).Event('change', { bubbles: true }))
    await settled()
  },
  async submit() {
    const { Event } = document.defaultView as unknown as { Event: typeof globalThis.Event }
    this.main.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
    await settled()
  },
  expectHarmless() {
    expect(this.main.textContent).toContain(hostile)
    expect(this.main.querySelectorAll('img')).toHaveLength(0)
    const { document: again } = parseHTML(`<!doctype html><html><body>${this.main.innerHTML}</body></html>`)
    expect(again.querySelectorAll('img')).toHaveLength(0)
  },
}

/** What linkedom has not of forms, as the standard says it. */
function addForms(document: Document): void {
  const prototypeOf = (name: string): object => Object.getPrototypeOf(document.createElement(name))
  const define = (name: string, properties: PropertyDescriptorMap & ThisType<HTMLInputElement & HTMLSelectElement & HTMLFormElement>) =>
    Object.defineProperties(
      prototypeOf(name),
      Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, { ...value, configurable: true }])),
    )
  define('input', {
    checked: {
      get() {
        return this.dataset.checked === undefined ? this.hasAttribute('checked') : this.dataset.checked === 'true'
      },
      set(value: boolean) {
        this.dataset.checked = String(value)
        if (!value || this.getAttribute('type') !== 'radio') return
        for (const other of document.querySelectorAll<HTMLInputElement>(`input[type=radio][name=${this.name}]`)) {
          if (other !== this) other.dataset.checked = 'false'
        }
      },
    },
  })
  define('select', {
    value: {
      get() {
        const options = [...this.options]
        return (options.find(({ selected }) => selected) ?? options[0])?.getAttribute('value') ?? ''
      },
      set(value: string) {
        for (const option of this.options) option.toggleAttribute('selected', option.getAttribute('value') === value)
      },
    },
  })
  define('form', {
    elements: {
      get() {
        const inputs = [...this.querySelectorAll<HTMLInputElement>('[name]')]
        return Object.fromEntries(inputs.filter(({ type, checked }) => type !== 'radio' || checked).map((input) => [input.name, input]))
      },
    },
    reset: {
      value() {
        for (const input of this.querySelectorAll('input, textarea') as NodeListOf<HTMLInputElement>) {
          if (input.type === 'checkbox' || input.type === 'radio') delete input.dataset.checked
          else input.value = ''
        }
      },
    },
  })
}
