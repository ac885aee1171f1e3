import VolumeOff from '@mui/icons-material/VolumeOffOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import type { Alarm } from './use-alarm.ts';

/**
 * New orders, a lost connection, the sound's switch, and the board's shortcuts. @param isBoard whether the open tickets
 * are shown
 */
export function AlarmBar({ alarm, isBoard }: { readonly alarm: Alarm; readonly isBoard: boolean }): React.JSX.Element {
  const { isOn, isBlocked, unseen, isDeaf } = alarm;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        mb: 2.5,
        '@media print': { display: 'none' },
      }}
    >
      {isDeaf && (
        <Typography role="alert" sx={{ fontWeight: 700 }} color="error">
          This screen hears no orders: the connection is gone.
        </Typography>
      )}
      <Box role="status">
        {(unseen > 0 || isDeaf) && (
          <Button variant="contained" size="large" onClick={alarm.acknowledge}>
            {acknowledgement(unseen)}
          </Button>
        )}
      </Box>
      <Button
        variant="outlined"
        aria-pressed={isOn}
        startIcon={isOn ? <VolumeUp fontSize="small" /> : <VolumeOff fontSize="small" />}
        onClick={alarm.toggle}
      >
        {isOn ? 'Sound is on' : 'Sound is off'}
      </Button>
      {isBlocked && (
        <Typography role="alert" sx={{ fontWeight: 700 }} color="error">
          Your browser blocks the sound until you press something here.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }}>
        {isBoard && (
          <>
            <kbd>1</kbd>–<kbd>9</kbd> deliver ·{' '}
          </>
        )}
        <kbd>u</kbd> undo · <kbd>a</kbd> got it · <kbd>?</kbd> all keys
      </Typography>
    </Box>
  );
}

function acknowledgement(unseen: number): string {
  if (unseen === 0) return 'Got it';
  return unseen === 1 ? 'One new order: got it' : `${unseen} new orders: got it`;
}
