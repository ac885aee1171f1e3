// The baseline of npm run bench:site: a bar, a heading and 24 cards made of MUI parts.
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

export function FloorPage(): React.JSX.Element {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6">Floor</Typography>
          <Button component={Link} to="/" color="inherit">
            Home
          </Button>
        </Toolbar>
      </AppBar>
      <main
        style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', padding: 16 }}
      >
        <Typography component="h1" variant="h4" sx={{ gridColumn: '1 / -1' }}>
          Twenty-four cards
        </Typography>
        {Array.from({ length: 24 }, (_, index) => (
          <Card key={index}>
            <CardContent>
              <Typography component="h2" variant="h6">
                Food {index + 1}
              </Typography>
              <Typography>Cooked to order from what came to the door this morning.</Typography>
            </CardContent>
            <CardActions>
              <Button variant="contained">Order</Button>
            </CardActions>
          </Card>
        ))}
      </main>
    </ThemeProvider>
  );
}
