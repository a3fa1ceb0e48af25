import { Box, Flex, Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
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
