import { Modal, Text } from '@mantine/core'
import type { StaffSession } from '@vitrine/commerce/staff/people.ts'
import { useState } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { CategoriesPage } from './catalogue/CategoriesPage.tsx'
import { NewProductPage } from './catalogue/NewProductPage.tsx'
import { ProductPage } from './catalogue/ProductPage.tsx'
import { ProductsPage } from './catalogue/ProductsPage.tsx'
import { StockPage } from './catalogue/StockPage.tsx'
import { TermsPage } from './catalogue/TermsPage.tsx'
import { ContentPage } from './content/ContentPage.tsx'
import { EntryPage } from './content/EntryPage.tsx'
import { ImagesPage } from './content/ImagesPage.tsx'
import { CustomerPage } from './customers/CustomerPage.tsx'
import { CustomersPage } from './customers/CustomersPage.tsx'
import { CouponsPage } from './discounts/CouponsPage.tsx'
import { DeliveryPage } from './discounts/DeliveryPage.tsx'
import { FiguresPage } from './figures/FiguresPage.tsx'
import { NewOrderPage } from './orders/NewOrderPage.tsx'
import { OrderPage } from './orders/OrderPage.tsx'
import { OrdersPage } from './orders/OrdersPage.tsx'
import { WorkPage } from './orders/WorkPage.tsx'
import { AccountPage } from './people/AccountPage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { RecordsPage } from './people/RecordsPage.tsx'
import { SignInsPage } from './people/SignInsPage.tsx'
import { ProgramsPage } from './programs/ProgramsPage.tsx'
import { WebhookPage } from './programs/WebhookPage.tsx'
import { Layout } from './shell/Layout.tsx'
import { Pending } from './shell/Page.tsx'
import { SetPassword, SignIn, SignInForm } from './shell/SignIn.tsx'
import { useSession } from './shell/session.ts'

/** The routes of the back office. */
export const App = () => (
  <Switch>
    <Route path="/password/:token" component={SetPassword} />
    <Route component={Office} />
  </Switch>
)

/** Shows the pages once a member is signed in, and the sign-in above them when the session ends. */
function Office() {
  const reading = useSession()
  const session = reading.data
  const [member, setMember] = useState<StaffSession>()
  if (session && session !== member) setMember(session)
  if (session === undefined) return <Pending reading={reading} />
  if (!member) return <SignIn />
  return (
    <>
      <Layout session={member}>
        <Pages role={member.role} />
      </Layout>
      <Modal opened={session === null} onClose={() => {}} title="Sign in">
        <Text mb="md">Your session has ended. What you typed is still here.</Text>
        <SignInForm before={member} />
      </Modal>
    </>
  )
}

const Pages = ({ role }: Pick<StaffSession, 'role'>) => (
  <Switch>
    <Route path="/">{role === 'editor' ? <Redirect to="/products" replace /> : <WorkPage />}</Route>
    <Route path="/figures" component={FiguresPage} />
    <Route path="/orders" component={OrdersPage} />
    <Route path="/orders/new" component={NewOrderPage} />
    <Route path="/orders/:id" component={OrderPage} />
    <Route path="/stock" component={StockPage} />
    <Route path="/products" component={ProductsPage} />
    <Route path="/products/new" component={NewProductPage} />
    <Route path="/products/:code" component={ProductPage} />
    <Route path="/categories" component={CategoriesPage} />
    <Route path="/brands">
      <TermsPage kind="brand" />
    </Route>
    <Route path="/colours">
      <TermsPage kind="colour" />
    </Route>
    <Route path="/sizes">
      <TermsPage kind="size" />
    </Route>
    <Route path="/customers" component={CustomersPage} />
    <Route path="/customers/:id" component={CustomerPage} />
    <Route path="/coupons" component={CouponsPage} />
    <Route path="/delivery" component={DeliveryPage} />
    <Route path="/content" component={ContentPage} />
    <Route path="/content/*" component={EntryPage} />
    <Route path="/images" component={ImagesPage} />
    <Route path="/account" component={AccountPage} />
    <Route path="/people" component={PeoplePage} />
    <Route path="/people/:login" component={SignInsPage} />
    <Route path="/programs" component={ProgramsPage} />
    <Route path="/programs/:id" component={WebhookPage} />
    <Route path="/records" component={RecordsPage} />
    <Route>
      <Redirect to="/" replace />
    </Route>
  </Switch>
)
