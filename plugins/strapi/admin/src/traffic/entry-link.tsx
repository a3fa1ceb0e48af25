import { Link } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { pathOfEntry } from '../path-of-entry.ts'

/** The title of an entry, which leads to where it is edited. */
export const EntryLink = ({ entry }: { readonly entry: Parameters<typeof pathOfEntry>[0] & { readonly title: string } }) => (
  <Link tag={NavLink} to={pathOfEntry(entry)}>
    <bdi>{entry.title || entry.documentId}</bdi>
  </Link>
)
