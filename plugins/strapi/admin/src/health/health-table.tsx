import { Box, Button, Flex, IconButton, Link, Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from '@strapi/icons'
import { NavLink } from 'react-router-dom'
import { pathOfEntry } from '../path-of-entry.ts'
import { Cell } from '../ui/cell.tsx'
import { Icon } from '../ui/tones.tsx'
import { useDirection, useText } from '../use-texts.tsx'
import type { Asked, ListProps } from './filters.tsx'

const icons = { unscored: 'info', stale: 'info', pending: 'busy', failed: 'error' } as const

/** Published entries, one a row and locale, in the order that was asked for. */
export function HealthTable({ answer, asked, ask }: ListProps) {
  const text = useText()
  const isRightToLeft = useDirection() === 'rtl'
  const { rows, total, pageSize, types } = answer
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (rows.length === 0) return <Typography textColor="neutral700">{text('health.none')}</Typography>
  const nameOf = (uid: string) => types.find((type) => type.uid === uid)?.name ?? uid
  return (
    <>
      <Table colCount={7} rowCount={rows.length + 1}>
        <Thead>
          <Tr>
            <Sorted name="title" label={text('health.entry')} asked={asked} ask={ask} />
            <Plain label={text('health.type')} />
            <Plain label={text('health.locale')} />
            <Sorted name="aeoScore" label="AEO" asked={asked} ask={ask} />
            <Sorted name="seoScore" label="SEO" asked={asked} ask={ask} />
            <Plain label={text('health.open')} />
            <Plain label={text('health.state')} />
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row) => (
            <Tr key={`${row.uid} ${row.documentId} ${row.locale}`} data-testid="citable-health-row" data-state={row.state}>
              <Cell>
                <Link tag={NavLink} to={pathOfEntry({ ...row, isSingle: types.find(({ uid }) => uid === row.uid)?.isSingle === true })}>
                  <bdi>{row.title || row.documentId}</bdi>
                </Link>
              </Cell>
              <Cell>
                <Typography textColor="neutral800">{nameOf(row.uid)}</Typography>
              </Cell>
              <Cell>
                <Typography textColor="neutral800">{row.locale}</Typography>
              </Cell>
              <Cell>
                <Score value={row.aeoScore} />
              </Cell>
              <Cell>
                <Score value={row.seoScore} />
              </Cell>
              <Cell>
                <Typography tag="div" variant="pi" textColor="neutral800" style={{ whiteSpace: 'normal' }}>
                  {row.reason ?? row.open}
                  {row.lacks.length === 0 ? null : (
                    <Box color="neutral600">{`${text('health.lack')}: ${row.lacks.map((lack) => text(`health.${lack}`)).join(', ')}`}</Box>
                  )}
                </Typography>
              </Cell>
              <Cell>
                <Flex gap={2} title={row.reason ?? (row.state === 'unscored' ? text('health.unscoredHint') : undefined)}>
                  {row.state === 'scored' ? null : <Icon name={icons[row.state]} tone={row.state === 'failed' ? 'poor' : 'neutral'} />}
                  <Typography textColor="neutral800">{text(`health.${row.state}`)}</Typography>
                </Flex>
              </Cell>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <Flex justifyContent="space-between" paddingTop={4} gap={4} wrap="wrap">
        <Typography textColor="neutral700" role="status">
          {text('health.count', { count: total })} · {text('health.page', { page: asked.page, pages })}
        </Typography>
        <Flex gap={2}>
          <IconButton label={text('health.previous')} disabled={asked.page <= 1} onClick={() => ask({ ...asked, page: asked.page - 1 })}>
            {isRightToLeft ? <ChevronRight /> : <ChevronLeft />}
          </IconButton>
          <IconButton label={text('health.next')} disabled={asked.page >= pages} onClick={() => ask({ ...asked, page: asked.page + 1 })}>
            {isRightToLeft ? <ChevronLeft /> : <ChevronRight />}
          </IconButton>
        </Flex>
      </Flex>
    </>
  )
}

function Score({ value }: { readonly value: number | null }) {
  return (
    <Typography fontWeight="semiBold" textColor="neutral800">
      {value ?? '–'}
    </Typography>
  )
}

function Plain({ label }: { readonly label: string }) {
  return (
    <Th>
      <Typography variant="sigma" textColor="neutral600">
        {label}
      </Typography>
    </Th>
  )
}

interface SortedProps {
  readonly name: Asked['sort']
  readonly label: string
  readonly asked: Asked
  ask(asked: Asked): void
}

/** A heading that sorts; again turns the order. */
function Sorted({ name, label, asked, ask }: SortedProps) {
  const isSorted = asked.sort === name
  const isRising = asked.order === 'asc'
  return (
    <Th role="columnheader" aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}>
      <Button
        size="S"
        variant="ghost"
        // its label is above the values, as those of other columns are
        style={{ marginInlineStart: -16 }}
        endIcon={isSorted ? isRising ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" /> : undefined}
        onClick={() => ask({ ...asked, sort: name, order: isSorted && isRising ? 'desc' : 'asc', page: 1 })}
      >
        <Typography variant="sigma" textColor="neutral600">
          {label}
        </Typography>
      </Button>
    </Th>
  )
}
