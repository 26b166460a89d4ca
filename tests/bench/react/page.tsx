import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { CataloguePage } from './CataloguePage'

export const page = () =>
  renderToString(
    <StrictMode>
      <CataloguePage />
    </StrictMode>,
  )
