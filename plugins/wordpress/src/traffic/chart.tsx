import { stackBars } from '@citable/editor/stack-bars'
import { __, sprintf } from '@wordpress/i18n'
import { day, number } from './formats.ts'
import type { Counts } from './report.ts'

/** Height of the drawing in its own units; a day is one wide. */
const tall = 100

/** A stacked bar for each day, its legend, and the same numbers as a table. Time runs from left to right in every language of the screen. */
export function Chart({
  title,
  days,
  nameOf,
}: {
  readonly title: string
  readonly days: readonly { readonly t: string; readonly counts: Counts }[]
  readonly nameOf: (name: string) => string
}) {
  const { names, scale, bars } = stackBars(days)
  const color = (name: string): string => `citable-traffic__part is-${name === 'other' ? 7 : names.indexOf(name) + 1}`
  const first = bars[0]?.t ?? ''
  const last = bars.at(-1)?.t ?? ''
  const sum = bars.reduce((all, { total }) => all + (total ?? 0), 0)
  return (
    <figure className="citable-traffic__figure">
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      <div className="citable-traffic__chart" dir="ltr">
        <div className="citable-traffic__scale" aria-hidden="true">
          <span>{number(scale)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${Math.max(1, bars.length)} ${tall}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={sprintf(
            /* translators: 1: what is counted, 2: a number, 3 and 4: dates. */
            __('%1$s: %2$s from %3$s to %4$s. The table below has every number.', 'citable'),
            title,
            number(sum),
            day(first),
            day(last),
          )}
        >
          {bars.map(({ t, parts, total }, index) => (
            <g key={t}>
              <title>{`${day(t)}: ${parts.map(({ name, count }) => `${nameOf(name)} ${number(count)}`).join(', ') || number(total ?? 0)}`}</title>
              {parts.map(({ name, from, to }) => (
                <rect key={name} className={color(name)} x={index + 0.12} width={0.76} y={tall * (1 - to)} height={tall * (to - from)} />
              ))}
            </g>
          ))}
        </svg>
        <div className="citable-traffic__days" aria-hidden="true">
          <bdi>{day(first)}</bdi>
          <bdi>{day(last)}</bdi>
        </div>
      </div>
      <ul className="citable-traffic__legend">
        {names.map((name) => (
          <li key={name}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <rect width="12" height="12" className={color(name)} />
            </svg>
            {nameOf(name)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{__('The numbers as a table', 'citable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
        <section className="citable-traffic__scroll" tabIndex={0} aria-label={title}>
          <table className="widefat striped">
            <thead>
              <tr>
                <th scope="col">{__('Day', 'citable')}</th>
                {names.map((name) => (
                  <th key={name} scope="col" className="citable-traffic__number">
                    {nameOf(name)}
                  </th>
                ))}
                <th scope="col" className="citable-traffic__number">
                  {__('Total', 'citable')}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ t, parts, total }) => (
                <tr key={t}>
                  <th scope="row">{day(t)}</th>
                  {names.map((name) => (
                    <td key={name} className="citable-traffic__number">
                      {total === null ? '–' : number(parts.find((part) => part.name === name)?.count ?? 0)}
                    </td>
                  ))}
                  <td className="citable-traffic__number">{total === null ? '–' : number(total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
