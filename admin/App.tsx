import { CoreAdmin, CustomRoutes, Resource, usePermissions } from 'ra-core'
import { Navigate, Route } from 'react-router-dom'
import { CategoriesPage } from './catalogue/CategoriesPage.tsx'
import { NewProductPage } from './catalogue/NewProductPage.tsx'
import { ProductPage } from './catalogue/ProductPage.tsx'
import { ProductsPage } from './catalogue/ProductsPage.tsx'
import { StockPage } from './catalogue/StockPage.tsx'
import { ContentPage } from './content/ContentPage.tsx'
import { EntryPage } from './content/EntryPage.tsx'
import { ImagesPage } from './content/ImagesPage.tsx'
import { OrderPage } from './orders/OrderPage.tsx'
import { OrdersPage } from './orders/OrdersPage.tsx'
import { WorkPage } from './orders/WorkPage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { RecordsPage } from './people/RecordsPage.tsx'
import { Layout } from './shell/Layout.tsx'
import { authProvider, dataProvider, i18nProvider } from './shell/providers.ts'
import { SetPassword, SignIn } from './shell/SignIn.tsx'

/** The first page of a role: pending work, and for editors the catalogue. */
function FirstPage() {
  const { permissions } = usePermissions()
  if (permissions === undefined) return null
  return permissions === 'editor' ? <Navigate to="/products" replace /> : <WorkPage />
}

/** The back office. */
export function App() {
  return (
    <CoreAdmin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={Layout}
      loginPage={SignIn}
      dashboard={FirstPage}
      title="Vitrine back office"
      requireAuth
      disableTelemetry
    >
      <Resource name="orders" list={OrdersPage} />
      <Resource name="products" list={ProductsPage} />
      <CustomRoutes>
        <Route path="/orders/:id" element={<OrderPage />} />
        <Route path="/stock" element={<StockPage />} />
        <Route path="/products/new" element={<NewProductPage />} />
        <Route path="/categories" element={<CategoriesPage />} />
        <Route path="/products/:code" element={<ProductPage />} />
        <Route path="/content" element={<ContentPage />} />
        <Route path="/content/*" element={<EntryPage />} />
        <Route path="/images" element={<ImagesPage />} />
        <Route path="/people" element={<PeoplePage />} />
        <Route path="/records" element={<RecordsPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/password/:token" element={<SetPassword />} />
      </CustomRoutes>
    </CoreAdmin>
  )
}
