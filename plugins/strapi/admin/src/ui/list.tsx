import { styled } from 'styled-components'

/** A list without bullets whose entries are cards. Safari drops the role of such lists, so it is named. */
export const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  margin: 0;
  padding: 0;
  list-style: none;
`
