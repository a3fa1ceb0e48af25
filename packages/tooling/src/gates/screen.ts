/** The parts of React that a screen draws with; each plugin hands over its own copy. */
interface Draws<Node> {
  useId(): string
  createElement(type: never, props: object | null, ...children: Node[]): Node
  renderToStaticMarkup(element: Node): string
  readonly Fragment: unknown
}

/** What a component was given. */
export interface Given {
  readonly disabled?: boolean
  readonly [name: string]: unknown
}

interface Part {
  readonly is: string
  readonly words: string
  readonly given: Given
}

interface Effect {
  readonly id: string
  readonly run: () => unknown
  readonly deps: readonly unknown[] | undefined
}

/** What people, or a browser, do to an element of HTML. */
const deeds = ['onClick', 'onSubmit', 'onToggle', 'onError'] as const

/** A screen without a browser: components are drawn as text, hooks keep their values, and what can be used is used by its words. */
export function createScreen<Node>({ useId, createElement, renderToStaticMarkup, Fragment }: Draws<Node>) {
  const element = createElement as (type: unknown, props: object | null, ...children: unknown[]) => Node
  /** What can be used, in its order. */
  let parts: Part[] = []
  /** Values and effects of the hooks, by the place of their component. */
  let kept = new Map<string, { value: unknown }>()
  let effects: Effect[] = []
  let isStale = false
  let drawn: () => Node | null = () => null
  let markup = ''

  const slot = (id: string, first: () => unknown): { value: unknown } => {
    const found = kept.get(id) ?? { value: first() }
    kept.set(id, found)
    return found
  }

  function useState<T>(first: T | (() => T)): [T, (next: T | ((held: T) => T)) => void] {
    const held = slot(useId(), () => (typeof first === 'function' ? (first as () => T)() : first)) as { value: T }
    const set = (next: T | ((held: T) => T)) => {
      const value = typeof next === 'function' ? (next as (held: T) => T)(held.value) : next
      isStale ||= !Object.is(value, held.value)
      held.value = value
    }
    return [held.value, set]
  }

  const useEffect = (run: () => unknown, deps?: readonly unknown[]): void => void effects.push({ id: useId(), run, deps })

  /** Draws, and draws again while effects change what is kept. */
  function draw(): void {
    do {
      isStale = false
      parts = []
      effects = []
      markup = renderToStaticMarkup(element(Fragment, null, drawn()))
      for (const { id, run, deps } of effects) {
        const before = kept.get(id) as { value: { readonly deps: Effect['deps']; readonly end: unknown } } | undefined
        if (before && deps?.every((dep, at) => Object.is(dep, before.value.deps?.[at]))) continue
        if (typeof before?.value.end === 'function') before.value.end()
        kept.set(id, { value: { deps, end: run() } })
      }
    } while (isStale)
  }

  /** Elements of HTML that answer to people are parts, too. */
  const create =
    (isStatic: boolean) =>
    (type: unknown, props: Record<string, unknown>, key?: string): Node => {
      const { children, onClick, ...rest } = props
      const inside = isStatic ? (children as readonly unknown[]) : [children]
      const keyed = key === undefined ? {} : { key }
      if (typeof type !== 'string' || !deeds.some((deed) => typeof props[deed] === 'function')) {
        if (!('children' in props)) return element(type, { ...props, ...keyed })
        return element(type, { ...rest, ...(onClick !== undefined && { onClick }), ...keyed }, ...inside)
      }
      const Clickable = () => {
        parts.push({ is: type, words: String(props['aria-label'] ?? ''), given: props })
        return element(type, rest, ...inside)
      }
      return element(Clickable, keyed)
    }

  /** A component that shows its words and its children, and keeps the properties it was given. */
  const double = (is: string) => (given: Given) => {
    const { label, title, hint, help, children, initialTabName } = given
    const inside = typeof children === 'function' ? children({ name: initialTabName }) : children
    parts.push({ is, words: String(label ?? (typeof children === 'string' ? children : (title ?? given.name ?? ''))), given })
    return element(Fragment, null, label, ' ', title, ' ', hint ?? help, ' ', inside, ' ')
  }

  const named = (is: string): readonly string[] => parts.filter((part) => part.is === is).map(({ words }) => words)

  function given(is: string, name: string, at = 0): Given {
    const found = parts.filter((part) => part.is === is && part.words === name)[at]
    if (!found) throw new Error(`No ${is} "${name}" in: ${named(is).join(', ')}`)
    return found.given
  }

  async function settled(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    draw()
  }

  async function use(is: string, name: string, how: string, ...values: readonly unknown[]): Promise<void> {
    const { [how]: run } = given(is, name)
    ;(run as (...values: readonly unknown[]) => void)(...values)
    await settled()
  }

  return {
    doubles: (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, double(name)])),
    hooks: {
      useEffect,
      useId,
      useLayoutEffect: useEffect,
      useMemo: <T>(make: () => T) => make(),
      useRef: <T>(current: T) => slot(useId(), () => ({ current })).value,
      useState,
      useSyncExternalStore: (_watch: unknown, read: () => unknown) => read(),
    },
    /** Draws what the sources write as elements. */
    jsx: {
      Fragment,
      jsx: create(false),
      jsxs: create(true),
      jsxDEV: (type: unknown, props: Record<string, unknown>, key: string | undefined, isStatic: boolean) =>
        create(isStatic)(type, props, key),
    },
    /** Shows something new; nothing of what was shown before is kept. */
    show(what: () => Node | null): void {
      kept = new Map()
      drawn = what
      draw()
    },
    /** Everything that a reader sees, without its marks. */
    words: (): string =>
      markup
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' '),
    /** The words of the parts of one kind. */
    named,
    /** What the part with these words was given. */
    given,
    /** Calls what a part does when it is used, and waits for what follows. */
    use,
    press: (name: string): Promise<void> => use('Button', name, 'onClick'),
    /** Draws again after settled promises have run their callbacks. */
    settled,
  }
}
