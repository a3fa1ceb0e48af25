import { type CheckKind, findChecks } from '@citable/editor'
import { Box, Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system'
import { useState } from 'react'
import { Small } from '../../ui/parts.tsx'
import { usePanel } from '../panel-context.tsx'
import { RowList } from './check-row.tsx'

/** Every check, to be searched and narrowed. */
export function ChecksTab() {
  const { checks, checkSearch } = usePanel().view
  const [search, setSearch] = useState('')
  const [wanted, setKind] = useState<CheckKind>('all')
  const kind = checkSearch.kinds.some(({ value }) => value === wanted) ? wanted : 'all'
  const rows = findChecks(checks, kind, search)
  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-testid="citable-checks">
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Box flex="1 1 20rem">
          <Field.Root name="citable-check-search">
            <Field.Label>{checkSearch.label}</Field.Label>
            <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </Field.Root>
        </Box>
        <Box flex="1 1 20rem">
          <Field.Root name="citable-check-kind">
            <Field.Label>{checkSearch.kindLabel}</Field.Label>
            <SingleSelect value={kind} onChange={(value) => setKind(value as CheckKind)}>
              {checkSearch.kinds.map(({ value, label }) => (
                <SingleSelectOption key={value} value={value}>
                  {label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Box>
      </Flex>
      {rows.length > 0 ? <RowList rows={rows} /> : <Small>{checkSearch.emptyText}</Small>}
    </Flex>
  )
}
