import type { ReactNode } from 'react'

/** A table with a heading; after the first column, `numbers` columns hold numbers, all of them by default. */
export function Table({
  title,
  about,
  head,
  rows,
  numbers = head.length - 1,
}: {
  readonly title: string
  readonly about?: string
  readonly head: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  readonly numbers?: number
}) {
  const kind = (index: number): string => (index > 0 && index <= numbers ? 'citable-traffic__number' : '')
  return (
    <div>
      <h2>{title}</h2>
      {about !== undefined && <p>{about}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className="citable-traffic__scroll" tabIndex={0} aria-label={title}>
        <table className="widefat striped citable-traffic__rows">
          <thead>
            <tr>
              {head.map((name, index) => (
                <th key={name} scope="col" className={kind(index)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={head[index + 1]} className={kind(index + 1)} data-name={head[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
