import { SaxesParser } from 'saxes'

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
}

/** Elements that may be in an element, in this order; `*`: as often as one likes, `+`: once at least, `?`: once at most. */
type Content = Readonly<Record<string, string>>

/** The parts of the schemas of OASIS that we write: xliff-core-1.2-strict.xsd and xliff_core_2.0.xsd, which 2.1 has, too. */
const contents: Readonly<
  Record<
    string,
    { readonly order: Content; readonly inline: readonly string[]; readonly attributes: Readonly<Record<string, readonly string[]>> }
  >
> = {
  '1.2': {
    order: {
      xliff: 'file+',
      file: 'header? body',
      header: 'skl?',
      skl: 'external-file',
      body: 'trans-unit*',
      'trans-unit': 'source target? note*',
    },
    inline: ['g', 'x'],
    attributes: {
      xliff: ['version!', 'xmlns!'],
      file: ['original!', 'source-language!', 'target-language', 'datatype!'],
      'external-file': ['href!'],
      'trans-unit': ['id!', 'xml:space'],
      target: ['state', 'state-qualifier'],
      note: ['from', 'annotates'],
      g: ['id!'],
      x: ['id!', 'ctype', 'equiv-text'],
    },
  },
  '2.1': {
    order: {
      xliff: 'file+',
      file: 'skeleton? unit*',
      unit: 'notes? segment+',
      notes: 'note+',
      segment: 'source target?',
    },
    inline: ['pc', 'ph', 'cp'],
    attributes: {
      xliff: ['version!', 'xmlns!', 'srcLang!', 'trgLang'],
      file: ['id!', 'original', 'xml:space'],
      skeleton: ['href!'],
      unit: ['id!'],
      note: ['id', 'category', 'appliesTo'],
      segment: ['state', 'subState'],
      pc: ['id!', 'canCopy', 'canDelete'],
      ph: ['id!', 'canCopy', 'canDelete', 'disp'],
      cp: ['hex!'],
    },
  },
}

/** Values that the schemas list. */
const values: Readonly<Record<string, readonly string[]>> = {
  'segment state': ['initial', 'translated', 'reviewed', 'final'],
  'target state': ['new', 'needs-translation', 'needs-review-translation', 'translated', 'signed-off', 'final'],
  'target state-qualifier': ['mt-suggestion', 'exact-match', 'tm-suggestion'],
  'note annotates': ['source', 'target', 'general'],
  'note appliesTo': ['source', 'target'],
  'pc canCopy': ['yes', 'no'],
  'pc canDelete': ['yes', 'no'],
  'ph canCopy': ['yes', 'no'],
  'ph canDelete': ['yes', 'no'],
}

function parse(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] }
  const open: Element[] = [top]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return top.children[0]!
}

/** What of a file the published rules refuse: elements, their order, attributes, values, ids. */
export function structureFaults(xml: string): readonly string[] {
  const root = parse(xml)
  const rules = contents[root.attributes['version'] ?? '']
  if (root.name !== 'xliff' || rules === undefined) return [`<${root.name}> of version ${root.attributes['version']}`]
  const faults: string[] = []
  const visit = (element: Element, isText: boolean): void => {
    const { name, attributes, children } = element
    const names = children.map((child) => child.name)
    if (isText) for (const each of names) if (!rules.inline.includes(each)) faults.push(`<${each}> stands in text`)
    const order = rules.order[name]
    if (
      order !== undefined &&
      !new RegExp(`^${order.replace(/([\w-]+)([?*+]?)/g, '(?:<$1>)$2').replaceAll(' ', '')}$`).test(
        names.map((each) => `<${each}>`).join(''),
      )
    )
      faults.push(`<${name}> holds ${names.slice(0, 5).join(', ')}`)
    if (order === undefined && !isText && names.length > 0 && !['source', 'target'].includes(name)) faults.push(`<${name}> holds elements`)
    const known = rules.attributes[name] ?? []
    for (const each of Object.keys(attributes)) if (!known.some((one) => one.replace('!', '') === each)) faults.push(`<${name} ${each}>`)
    for (const each of known.filter((one) => one.endsWith('!')))
      if (!(each.slice(0, -1) in attributes)) faults.push(`<${name}> without ${each}`)
    for (const [key, value] of Object.entries(attributes)) {
      const listed = values[`${name} ${key}`]
      if (listed !== undefined && !listed.includes(value)) faults.push(`<${name} ${key}="${value}">`)
    }
    if ('subState' in attributes && !('state' in attributes)) faults.push('subState without state')
    if ('subState' in attributes && !/^[^:\s]+:[^:]+$/.test(attributes['subState']!)) faults.push('subState without a prefix')
    if (name === 'source' || name === 'target') {
      const ids = idsIn(element)
      if (new Set(ids).size !== ids.length) faults.push(`<${name}> has an id twice`)
    }
    for (const child of children) visit(child, isText || name === 'source' || name === 'target')
  }
  visit(root, false)
  const units = all(root, root.attributes['version'] === '1.2' ? 'trans-unit' : 'unit').map(({ attributes }) => attributes['id'])
  if (new Set(units).size !== units.length) faults.push('a unit stands twice')
  return faults
}

const all = (element: Element, name: string): readonly Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
]
const idsIn = (element: Element): readonly string[] =>
  element.children.flatMap((child) => [...('id' in child.attributes ? [child.attributes['id']!] : []), ...idsIn(child)])
