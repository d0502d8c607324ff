export { AgendaList, type AgendaListProps } from './AgendaList.tsx';
export type { CalendarEntry, EntryPattern, EntryTone, GridResource, GridSlot } from './entry.ts';
export { MonthGrid, type MonthGridProps } from './MonthGrid.tsx';
export { type OpenHours, TimeGrid, type TimeGridProps } from './TimeGrid.tsx';
