import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/styles/main.css'
import { Gallery } from './Gallery.tsx'
import './theme.css'

const place = document.getElementById('gallery')
if (!place) throw new Error('The page has no place for the gallery')
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
