import { alarmEndpoints } from '#contract/money/alarms.ts';
import { handle } from '#server/platform/http/route.ts';
import { listAlarms } from './queries/list-alarms.ts';

export const alarmRoutes = [handle(alarmEndpoints.listAlarms, ({ context }) => listAlarms(context.db))];
