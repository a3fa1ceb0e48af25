import { Card, CardBody, CardHeader } from '@wordpress/components'
import type { ReactNode } from 'react'

/** One section of the page. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <h2>{title}</h2>
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  )
}
