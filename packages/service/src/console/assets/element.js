/**
 * An element with attributes, listeners (`onclick`) and children. Children are elements or text: markup is never read.
 * @param {string} name
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node | string | number | null | undefined | false)} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  set(made, attributes)
  append(made, children)
  return made
}

const svgNames = 'http://www.w3.org/2000/svg'

/** The same for drawings. */
export function drawing(name, attributes = {}, ...children) {
  const made = document.createElementNS(svgNames, name)
  set(made, attributes)
  append(made, children)
  return made
}

function set(made, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value)
    else made.setAttribute(name, value === true ? '' : String(value))
  }
}

function append(made, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue
    made.append(child instanceof Node ? child : document.createTextNode(String(child)))
  }
}

let count = 0

/** A label with its field. */
export function field(label, input, note) {
  const id = `field-${++count}`
  input.id = id
  if (note) input.setAttribute('aria-describedby', `${id}-note`)
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, label),
    input,
    note && element('p', { class: 'small', id: `${id}-note` }, note),
  )
}

/** A table with its heading cells; numbers are at the end of their column. */
export function table(caption, heads, rows) {
  const isNumber = (index) => heads[index].startsWith('#')
  return element(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': caption },
    element(
      'table',
      {},
      element('caption', {}, caption),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          heads.map((head, index) => element('th', { scope: 'col', class: isNumber(index) && 'number-cell' }, head.replace(/^#/, ''))),
        ),
      ),
      element(
        'tbody',
        {},
        rows.map((cells) =>
          element(
            'tr',
            {},
            cells.map((cell, index) =>
              index === 0
                ? element('th', { scope: 'row', dir: 'auto' }, cell)
                : element('td', { class: isNumber(index) && 'number-cell' }, cell),
            ),
          ),
        ),
      ),
    ),
  )
}

/** A list to choose one of: values with their labels. */
export const choices = (name, options, chosen) =>
  element(
    'select',
    { name },
    options.map(([value, label]) => element('option', { value, selected: value === chosen }, label)),
  )

/**
 * A button that does something only when it is pressed again.
 * @param {string} label such as `Revoke`
 * @param {string} name what it is done to, for those who hear the page
 */
export function askingButton(label, name, act) {
  const button = element('button', { type: 'button', class: 'danger', 'aria-label': `${label} ${name}` }, label)
  button.addEventListener('click', () => {
    if (button.dataset.asked === undefined) {
      button.dataset.asked = ''
      button.textContent = `Really ${label.toLowerCase()}?`
      button.setAttribute('aria-label', `Really ${label.toLowerCase()} ${name}? Press again.`)
    } else act()
  })
  return button
}

/** Copies a text and says so. `name` says which of several texts, for those who hear the page. */
export function copyButton(label, text, name = null) {
  const button = element('button', { type: 'button', class: 'quiet', 'aria-label': name && `${label}: ${name}` }, label)
  const said = element('span', { class: 'small', role: 'status' })
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      said.textContent = ' Copied.'
    } catch {
      said.textContent = ' The browser did not allow it; select the text and copy it.'
    }
  })
  return element('p', {}, button, said)
}

export const card = (...children) => element('section', { class: 'card' }, ...children)
