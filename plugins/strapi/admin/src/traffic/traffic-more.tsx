import { loadTraffic, type SayTraffic } from '@citable/editor/traffic'
import { Link, Typography } from '@strapi/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { TrafficAnswer } from '#shared/answers.ts'
import { Changes } from './changes.tsx'
import { csvOf } from './csv.ts'
import type { TrafficKit } from './kit.ts'
import { Reach } from './reach.tsx'
import { Section } from './sections.tsx'

interface MoreProps {
  readonly kit: TrafficKit
  readonly answer: TrafficAnswer
  /** This person may have the site asked by the names of agents. */
  readonly mayAsk: boolean
  kindName(kind: string): string
}

/**
 * Above the figures, where the counts are; below, operators and agents, as tables and files, which of its texts agents have, and whether they
 * reach the site.
 */
export default function TrafficMore({ children, ...props }: MoreProps & { readonly children: ReactNode }) {
  const { locale } = useIntl()
  const [say, setSay] = useState<SayTraffic | null>(null)
  useEffect(() => void loadTraffic(locale).then((loaded) => setSay(() => loaded)), [locale])
  const { shipping } = props.answer
  const since = shipping?.heldSince
  return (
    <>
      {say && (
        <Typography textColor={since ? 'danger700' : 'neutral700'}>
          {since ? say('countsHeld', { ...shipping, day: say.day(since) }) : say(shipping ? 'countsSent' : 'countsHere', { ...shipping })}
        </Typography>
      )}
      {children}
      {say && <More {...props} say={say} />}
    </>
  )
}

const none = '–'

function More({ answer: { summary, change, operators, agents }, mayAsk, kindName, kit, say }: MoreProps & { readonly say: SayTraffic }) {
  return (
    <>
      {change?.fetches != null && summary.fetches >= minForChange && (
        <Typography textColor="neutral700">
          {say('columnFetches')}: {changeText(change.fetches, say)}
        </Typography>
      )}
      {operators.length > 0 && (
        <Part
          title={say('operators')}
          about={say('operatorsAbout')}
          heads={[
            say('columnOperator'),
            say('columnFetches'),
            say('columnRead'),
            say('columnForReader'),
            say('columnSent'),
            say('columnRatio'),
          ]}
          rows={operators.map(({ operator, name, hits, read, userFetches, referrals, ratio }) => [
            operator,
            [name, hits, read, userFetches, referrals, ratio === null ? none : say('ratio', { ...ratio })],
          ])}
          file="operators"
          kit={kit}
          say={say}
        />
      )}
      {agents.length > 0 && (
        <Part
          title={say('columnAgents')}
          about={say('falseAbout')}
          heads={[
            say('columnAgent'),
            say('columnPurpose'),
            say('columnFetches'),
            say('columnErrors'),
            say('columnFalse'),
            say('columnFetched'),
          ]}
          rows={agents.map(({ agent, name, purpose, hits, errors, verified, failed, lastDay }) => [
            agent,
            [name, kindName(purpose), hits, errors, verified + failed === 0 ? none : failed, lastDay],
          ])}
          file="agents"
          kit={kit}
          say={say}
        />
      )}
      <Changes kit={kit} say={say} />
      {mayAsk && <Reach kit={kit} say={say} />}
    </>
  )
}

/** Below, a change is a matter of chance. */
const minForChange = 30

const changeText = (change: number, say: SayTraffic): string =>
  say('changed', { change: `${change < 0 ? '−' : '+'}${Math.abs(Math.round(change * 100))}` })

interface PartProps {
  readonly title: string
  readonly about: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [key: string, cells: readonly (string | number)[]])[]
  readonly file: string
  readonly kit: TrafficKit
  readonly say: SayTraffic
}

function Part({ title, about, heads, rows, file, kit: { DataTable }, say }: PartProps) {
  const csv = csvOf(
    heads,
    rows.map(([, cells]) => cells),
  )
  return (
    <Section title={title} about={about}>
      <DataTable heads={heads} rows={rows} />
      <Link href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`} download={`citable-${file}.csv`}>
        {say('download', { what: title })}
      </Link>
    </Section>
  )
}
