import { styled } from 'styled-components'

/** Lines to copy. */
export const Code = styled.pre`
  margin: 0;
  padding: 1.6rem;
  overflow: auto;
  border-radius: 4px;
  font-size: 1.3rem;
  line-height: 1.5;
  background: ${({ theme }) => theme.colors.neutral100};
  color: ${({ theme }) => theme.colors.neutral800};
`
