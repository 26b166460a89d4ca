import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { CataloguePage } from './CataloguePage'

const root = document.getElementById('root')
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <CataloguePage />
    </StrictMode>,
  )
