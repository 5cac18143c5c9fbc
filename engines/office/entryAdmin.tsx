import '@fontsource-variable/anuphan/wght.css'
import './mantine.css'
import './admin.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './App.tsx'
import { useHashPath, useHashSearch } from './shell/location.ts'
import { Notices } from './shell/Notices.tsx'
import { queries } from './shell/queries.ts'
import { theme } from './shell/theme.ts'
import { DiscardQuestion } from './shell/unsaved.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme="light">
        <QueryClientProvider client={queries}>
          <Router hook={useHashPath} searchHook={useHashSearch}>
            <App />
          </Router>
          <Notices />
          <DiscardQuestion />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
