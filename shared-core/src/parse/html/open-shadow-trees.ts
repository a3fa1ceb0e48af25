import type { ChildNode, Document, Element, ParentNode } from 'domhandler'
import { isElement, walk } from './walk.ts'

/** Shadow trees opened at most: a page of a thousand buttons has as many. */
const maxTrees = 5_000

/**
 * Puts declared shadow trees (`template shadowrootmode`) where their hosts' children stand, in place, as a browser shows them: slots hold the
 * children that name them, or what they hold themselves where none does; a child without a slot is not shown (HTML Standard, "the template
 * element"; DOM Standard, "finding slots and slottables"). Other templates stay closed.
 */
export function openShadowTrees(root: Document, source: string): void {
  if (!/shadowrootmode/i.test(source)) return
  const templates: Element[] = []
  walk(root, {
    enter(node) {
      if (!isElement(node)) return false
      if (node.name !== 'template') return true
      if (!isShadow(node) || templates.length >= maxTrees) return false
      templates.push(node)
      return true
    },
  })
  const hosts = new Set<ParentNode>()
  for (const template of templates) {
    const host = template.parent
    // the first of several is the tree, the others stay templates
    if (host === null || hosts.has(host)) continue
    hosts.add(host)
    show(host, template)
  }
}

const isShadow = ({ name, attribs }: Element): boolean =>
  name === 'template' && /^(?:open|closed)$/i.test((attribs['shadowrootmode'] ?? '').trim())

function show(host: ParentNode, template: Element): void {
  const light = new Map<string, ChildNode[]>()
  for (const child of host.children) {
    if (child === template || (isElement(child) && isShadow(child))) continue
    if (!isElement(child) && child.type !== 'text') continue
    const name = isElement(child) ? (child.attribs['slot'] ?? '').trim() : ''
    const named = light.get(name)
    if (named) named.push(child)
    else light.set(name, [child])
  }
  const tree = [...template.children]
  setChildren(host, tree)
  for (const slot of slotsOf(host)) {
    const name = (slot.attribs['name'] ?? '').trim()
    const children = light.get(name)
    if (children === undefined || !children.some((child) => isElement(child) || (child.type === 'text' && child.data.trim() !== '')))
      continue
    light.delete(name)
    setChildren(slot, children)
  }
}

/** Slots of the tree itself: those in templates below belong to other trees. */
function slotsOf(host: ParentNode): readonly Element[] {
  const slots: Element[] = []
  walk(host, {
    enter(node) {
      if (!isElement(node) || node.name === 'template') return false
      if (node.name === 'slot') slots.push(node)
      return true
    },
  })
  return slots
}

function setChildren(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children
  for (const [at, child] of children.entries()) {
    child.parent = parent
    child.prev = children[at - 1] ?? null
    child.next = children[at + 1] ?? null
  }
}
