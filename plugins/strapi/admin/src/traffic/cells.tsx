import { Box, Flex, Link, Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { pathOfEntry } from '../path-of-entry.ts'
import { Cell } from '../ui/cell.tsx'
import { useNumber, useText } from '../use-texts.tsx'

interface DataTableProps {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [key: string, cells: readonly ReactNode[]])[]
}

export const DataTable = ({ heads, rows }: DataTableProps) => {
  const number = useNumber()
  return (
    <Table colCount={heads.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {heads.map((name) => (
            <Th key={name}>
              <Typography variant="sigma" textColor="neutral600">
                {name}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(([key, cells]) => (
          <Tr key={key}>
            {cells.map((cell, index) => (
              <Cell key={heads[index]}>
                {typeof cell === 'object' ? (
                  cell
                ) : (
                  <Typography textColor="neutral800">{typeof cell === 'number' ? number(cell) : cell}</Typography>
                )}
              </Cell>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

/** The numbers of a drawing, folded away. */
export const NumbersTable = (props: DataTableProps) => (
  <Box tag="details" paddingTop={4}>
    <Typography tag="summary" variant="pi" textColor="neutral700" style={{ cursor: 'pointer' }}>
      {useText()('traffic.table')}
    </Typography>
    <DataTable {...props} />
  </Box>
)

/** A drawing from 0 to the value of its height, left to right in every language. */
export const Scaled = ({ top, children }: { readonly top: number; readonly children: ReactNode }) => (
  <Flex dir="ltr" gap={2} alignItems="stretch" paddingTop={4}>
    <Flex direction="column" justifyContent="space-between" alignItems="flex-end" aria-hidden="true">
      <Typography variant="pi">{useNumber()(top)}</Typography>
      <Typography variant="pi">0</Typography>
    </Flex>
    {children}
  </Flex>
)

/** The title of an entry, which leads to where it is edited. */
export const EntryLink = ({ entry }: { readonly entry: Parameters<typeof pathOfEntry>[0] & { readonly title: string } }) => (
  <Link tag={NavLink} to={pathOfEntry(entry)}>
    <bdi>{entry.title || entry.documentId}</bdi>
  </Link>
)

interface SectionProps {
  readonly title: string
  readonly about: string
  readonly testId?: string
  readonly children: ReactNode
}

/** A part of the page under its heading, and what it is about. */
export const Section = ({ title, about, testId, children }: SectionProps) => (
  <Flex tag="section" direction="column" alignItems="stretch" gap={4} data-testid={testId}>
    <div>
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {title}
      </Typography>
      <Box maxWidth="96rem" paddingTop={1}>
        <Typography tag="p" variant="pi" textColor="neutral700">
          {about}
        </Typography>
      </Box>
    </div>
    {children}
  </Flex>
)

/** For what is read in sentences, which a table would not let wrap. Safari drops the role of lists without bullets, so it is named. */
export const Cards = ({ children }: { readonly children: ReactNode }) => (
  <Flex tag="ul" role="list" direction="column" alignItems="stretch" gap={3}>
    {children}
  </Flex>
)

export const Card = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Box tag="li" background="neutral0" shadow="tableShadow" hasRadius padding={4}>
    <Typography tag="h3" fontWeight="bold" textColor="neutral800">
      {title}
    </Typography>
    <Box paddingTop={2}>{children}</Box>
  </Box>
)
