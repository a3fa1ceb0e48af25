import { Button, Flex, LinkButton } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { ExportAnswer } from '#shared/answers.ts'
import type { Asked } from '../health/filters.tsx'
import { pluginId } from '../id.ts'
import { useText } from '../use-texts.tsx'
import { useMoreText } from './use-more-text.tsx'

/** Links to the pages beside the list, and the list as a file, as it is filtered and ordered. */
export function HealthActions({ asked: { page: _, ...asked } }: { readonly asked: Asked }) {
  const text = useMoreText()
  const textOfAll = useText()
  const { get } = useFetchClient()
  const [isAtIt, setAtIt] = useState(false)
  const save = async () => {
    setAtIt(true)
    const all = Object.entries({ ...asked, language: document.documentElement.lang }).filter(([, value]) => value !== '')
    const found = await get(`/${pluginId}/health/export?${new URLSearchParams(all)}`).catch(() => null)
    setAtIt(false)
    if (found !== null) download(found.data as ExportAnswer)
  }
  return (
    <Flex gap={2} wrap="wrap">
      <LinkButton tag={NavLink} variant="tertiary" to={`/plugins/${pluginId}/traffic`}>
        {textOfAll('traffic.title')}
      </LinkButton>
      <LinkButton tag={NavLink} variant="tertiary" to={`/plugins/${pluginId}/alt-texts`}>
        {text('alt.title')}
      </LinkButton>
      <LinkButton tag={NavLink} variant="tertiary" to={`/plugins/${pluginId}/sources`}>
        {text('sources.title')}
      </LinkButton>
      <Button variant="tertiary" loading={isAtIt} onClick={() => void save()}>
        {text('health.export')}
      </Button>
    </Flex>
  )
}

function download({ name, csv }: ExportAnswer): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
